// Packs the playground's engine: node pack.js ENGINE.wasm [FOLDER]
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const [engine, out = join(here, "../crates/fairground-cli/web/playground")] = process.argv.slice(2);
const packed = gzipSync(readFileSync(engine), { level: 9 });
mkdirSync(out, { recursive: true });
writeFileSync(join(out, "engine.wasm.gz"), packed);
console.log(`engine.wasm.gz: ${packed.length} bytes`);
