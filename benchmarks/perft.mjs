// perft of the core as WebAssembly: node perft.mjs OUK.WASM VARIANT DEPTH prints nodes and processor seconds.
import { readFileSync } from 'node:fs';

const [path, variant, depth] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(readFileSync(path));
const core = instance.exports;
core.__wasm_call_ctors();

const text = (length) =>
  new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.text(), length));
const variants = Array.from({ length: core.variants() }, (_, i) => text(core.variant_id(i)));
const index = variants.indexOf(variant);
const game = core.game_new(index, core.variant_start(index), 0);

core.game_perft(game, 5); // the engine compiles hot code anew while it runs: wait for that
await new Promise((resolve) => setTimeout(resolve, 200));

const before = process.cpuUsage();
const nodes = core.game_perft(game, Number(depth));
const { user, system } = process.cpuUsage(before);
console.log(nodes.toString(), (user + system) / 1e6);
