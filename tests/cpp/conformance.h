// The facts in tests/conformance/, which its README describes, and others in their words.
#pragma once

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

namespace ouk::conformance {

using Row = nlohmann::json;

// The rows of a file: of an array, or one a line.
inline std::vector<Row> rows(const std::string& name) {
    const auto path = std::filesystem::path(__FILE__).parent_path() / "../conformance" / name;
    std::ifstream file(path);
    if (!file) throw std::runtime_error("cannot read " + path.string());
    if (name.ends_with(".json")) return Row::parse(file);
    std::vector<Row> result;
    for (std::string line; std::getline(file, line);) result.push_back(Row::parse(line));
    return result;
}

inline std::string text(const Row& row, const char* field) { return row.at(field).get<std::string>(); }
inline std::vector<std::string> texts(const Row& row, const char* field) {
    return row.at(field).get<std::vector<std::string>>();
}
// A text, or nothing where the data has null.
inline std::string text_or_none(const Row& row, const char* field) {
    return row.at(field).is_null() ? "" : text(row, field);
}

}  // namespace ouk::conformance
