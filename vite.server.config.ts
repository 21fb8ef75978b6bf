// The server as one build (docs/decisions). `npm run dev` and most tests run the sources.
import path from 'node:path';

import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const root = import.meta.dirname;
/** The programs that are started by name. */
const programs = ['main', 'admin', 'try-model'];

const programUrl = /new URL\(\s*'(\.\/[^']+\.ts)',\s*import\.meta\.url,?\s*\)/g;
const readerModule = /(?<=\breaderOf\(\s*)import\.meta\.url/g;

/**
 * A module that asks where it is gets the place of its source, where its documents and data are. What runs in a thread
 * or process of its own, and a module that a thread imports for its readers, is built into a file of its own.
 */
function placesOfModules(): Plugin {
  let outDir = '';
  return {
    name: 'places-of-modules',
    enforce: 'pre',
    configResolved({ build }) {
      outDir = path.resolve(root, build.outDir);
    },
    transform: {
      filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.' },
      handler(code, id) {
        const source = path.relative(outDir, id).split(path.sep).join('/');
        const fileOf = (module: string): string => {
          const file = { type: 'chunk', id: module, preserveSignature: 'strict' } as const;
          return `import.meta.ROLLDOWN_FILE_URL_${this.emitFile(file)}`;
        };
        const placed = code
          .replace(programUrl, (_, name: string) => {
            const url = fileOf(path.resolve(path.dirname(id), name));
            return `new URL(${url})`;
          })
          .replace(readerModule, () => fileOf(id))
          .replaceAll(
            'import.meta.dirname',
            `(import.meta.dirname + ${JSON.stringify(`/${path.posix.dirname(source)}`)})`,
          )
          .replaceAll(
            'import.meta.url',
            `new URL(${JSON.stringify(source)}, import.meta.url).href`,
          );
        return { code: placed, map: null };
      },
    },
    resolveFileUrl: ({ relativePath }) =>
      `new URL(${JSON.stringify(`./${relativePath}`)}, import.meta.url).href`,
  };
}

export default defineConfig({
  plugins: [placesOfModules()],
  publicDir: false,
  ssr: {
    target: 'node',
    noExternal: true,
    // Compiled for the machine, reading its own files, or needed by few: from where they are installed.
    external: ['@node-rs/argon2', '@embedpdf/fonts-sc', 'pdfkit', 'alipay-sdk'],
  },
  build: {
    ssr: true,
    outDir: 'dist-server',
    target: 'node24',
    // Node reads the maps only when told to: they take 95 MB. Nothing is minified, so a trace can be read as it is.
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(
        programs.map((name) => [name, path.join(root, `src/app/server/${name}.ts`)]),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:7].js' },
    },
  },
});
