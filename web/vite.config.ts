import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalogueParts, partName } from './vite/catalogues.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

// The outer build (CMakeLists.txt) says where the wasm is and where the bundle goes.
const wasm = process.env.OUK_WASM_DIR ?? here('../build/wasm');
const out = process.env.OUK_WEB_OUT ?? here('../build/web');

/** Lays a brotli and a gzip form beside every text file, so that the server compresses nothing. */
function precompress(): Plugin {
  return {
    name: 'ouk-precompress',
    apply: 'build',
    writeBundle({ dir = out }, bundle) {
      for (const name of Object.keys(bundle).filter(file => /\.(js|css|wasm)$/.test(file))) {
        const content = readFileSync(`${dir}/${name}`);
        writeFileSync(`${dir}/${name}.br`, brotliCompressSync(content));
        writeFileSync(`${dir}/${name}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  base: '/static/',
  resolve: { alias: { '#wasm': wasm } },
  plugins: [catalogueParts(), precompress()],
  publicDir: here('src/public'),
  worker: { format: 'es' },
  server: { fs: { allow: [here('..')] } },
  build: {
    outDir: out,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Small drawings travel inside the style sheets; all else keeps its own address.
    assetsInlineLimit: path => path.endsWith('.svg') && !path.endsWith('lotus-mark.svg'),
    rolldownOptions: {
      input: { app: here('src/app.tsx'), boot: here('src/boot.ts'), sw: here('src/sw.ts') },
      output: {
        entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: chunk =>
          `assets/${partName(chunk.facadeModuleId ?? '') ?? '[name]'}-[hash].js`,
      },
    },
  },
  test: { include: ['{src,vite}/**/*.test.ts'] },
});
