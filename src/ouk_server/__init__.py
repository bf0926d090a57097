"""The site: pages in every language, and the built files that make them live."""
