import { constants, brotliCompress, gzip } from 'node:zlib';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, minify } from 'vite';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { apiPaths } from './src/platform/contract/api-paths.ts';
import { firstScreenTexts } from './src/app/web/screens/first-screen-texts.ts';
import { defaultLanguage } from './src/platform/contract/define-texts.ts';
import type { Endpoint } from './src/platform/contract/endpoint.ts';
import { filesByPage, pageFiles } from './scripts/page-files.ts';
import { readerFiles } from './scripts/reader-files.ts';

/** Smaller files gain nothing from compression. */
const compressFromBytes = 128;
const compressible = /\.(?:m?js|css|html|svg|json|webmanifest|txt|wasm)$/;
/** The best compression of larger files takes minutes and saves a tenth. */
const bestToBytes = 4_000_000;
const largeQuality = 5;

/** Blocks of 64 kB: with the default the first script is a hundred bytes larger. */
const blockBits = 16;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a .br and a .gz beside each text file of the build, so that no request compresses. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      handler: () => compressAll(folder),
    },
  };
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < compressFromBytes) return;
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
    ...(bytes.length > bestToBytes && { [constants.BROTLI_PARAM_QUALITY]: largeQuality }),
  };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}

const contractFile =
  /\/src\/(?:features\/[^/]+\/(?:[a-z]+-)?contract|platform\/contract\/client-config)\.ts$/;

/**
 * A page needs to know where a call goes and whether it streams or is a file; the schemas stay at the server, and
 * with them zod stays out of the page. A use of a schema in the page fails the build.
 */
function contractsWithoutSchemas(): Plugin {
  return {
    name: 'contracts-without-schemas',
    apply: 'build',
    async load(id) {
      if (!contractFile.test(id)) return null;
      const exports: object = await import(pathToFileURL(id).href);
      const calls = Object.entries(exports).filter(([name]) => name.endsWith('Endpoints'));
      return calls
        .map(([name, made]) => `export const ${name} = ${JSON.stringify(shape(made))};`)
        .join('\n');
    },
  };
}

function shape(endpoints: Record<string, Endpoint>): object {
  const shapes = Object.entries(endpoints).map(
    ([name, { method, path: url, access, events, file }]) => [
      name,
      { method, path: url, access, events: events ? true : undefined, file },
    ],
  );
  return Object.fromEntries(shapes);
}

const iconImport = /^import \{([^}]*)\} from ["']lucide-react["'];?$/gm;

/** Each icon from its own file, so that it is known of every module which icons it needs. */
function iconsByName(): Plugin {
  const wordStart = /(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z\d])(?=[A-Z][a-z])/g;
  const direct = (name: string): string => {
    const [icon = '', local = icon] = name.trim().split(' as ');
    const file = icon.replace(wordStart, '-').toLowerCase();
    return `import ${local} from 'lucide-react/icons/${file}';`;
  };
  return {
    name: 'icons-by-name',
    apply: 'build',
    transform: {
      filter: { code: 'lucide-react' },
      handler: (code) => ({
        code: code.replace(iconImport, (_, names: string) =>
          names
            .split(',')
            .filter((name) => name.trim() !== '')
            .map(direct)
            .join(' '),
        ),
        map: null,
      }),
    },
  };
}

/**
 * The service worker keeps the files of the build and nothing else: it never sees a call, and no
 * answer of one can come into its cache. The manifest is the server's, for it bears the operator's name.
 */
const serviceWorker = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifest: false,
  workbox: {
    globPatterns: ['**/*.{html,js,css,svg}'],
    // Megabytes for the few who read a report, who need no network for it later: they are cached for a year.
    globIgnores: ['assets/pdfjs-dist-*/**', 'assets/wasm-workers/**', 'push.js'],
    navigateFallback: '/index.html',
    // Calls, and files that are no pages.
    navigateFallbackDenylist: [apiPaths, /^[^?]*\.\w+(?:\?|$)/],
    // From its first visit on, so that whatever is open then works offline and is notified of updates.
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    // What it does with a reminder; the browser keeps this file with the worker.
    importScripts: ['/push.js'],
    inlineWorkboxRuntime: true,
  },
});

/**
 * The stylesheet comes after what index.html paints by itself, which it would hold back; and the script before it
 * is as short as it can be, like the page.
 */
function paintBeforeStyles(): Plugin {
  let script = '';
  const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;
  return {
    name: 'paint-before-styles',
    apply: 'build',
    configResolved({ root, build }) {
      script = path.resolve(root, build.outDir, 'theme.js');
    },
    async writeBundle() {
      const { code } = await minify(script, await readFile(script, 'utf8'));
      await writeFile(script, code);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const links = html.match(stylesheet) ?? [];
        return html
          .replace(stylesheet, '')
          .replace('<div id="root">', () => `${links.join('').trim()}<div id="root">`)
          .replaceAll(/>\s+</g, '><');
      },
    },
  };
}

/**
 * The question of the first screen stands in index.html too, in the language of most: it is read before any script
 * has run.
 */
function firstWords(): Plugin {
  return {
    name: 'first-words',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const { title, lead } = firstScreenTexts[defaultLanguage];
        return html.replace('%first-words%', `<strong>${title}</strong>${lead}`);
      },
    },
  };
}

/** Tells theme.js the files of the page that it finds wanted. */
function filesOfFirstPages(): Plugin {
  return {
    name: 'files-of-first-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const told = Object.entries(filesByPage(bundle ?? {})).map(
          ([page, files]) => ` data-${page}="${files.join(' ')}"`,
        );
        return html.replace('<script src="/theme.js"', (script) => script + told.join(''));
      },
    },
  };
}

const dynamicImport = /\bimport\(([`'"]\.\/[\w-]+\.js[`'"])\)/g;

/**
 * Browsers keep for as long as a page lives that a module could not be fetched, so that importing it again fails at
 * once, also when the network is back. `importPart` of public/theme.js tries another address then.
 */
function importPartsAgain(): Plugin {
  return {
    name: 'import-parts-again',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let count = 0;
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = file.code.replaceAll(dynamicImport, (_import, name: string) => {
            count += 1;
            return `importPart(${name})`;
          });
        }
        if (count === 0) throw new Error('no dynamic import was found in the build');
      },
    },
  };
}

const server = 'http://localhost:8000';

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    contractsWithoutSchemas(),
    iconsByName(),
    readerFiles(),
    firstWords(),
    filesOfFirstPages(),
    paintBeforeStyles(),
    importPartsAgain(),
    serviceWorker,
    precompress(),
  ],
  resolve: {
    alias: {
      // React has had this itself since 18: no copy of it for older ones.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  build: {
    outDir: 'dist',
    // Newer than Vite's own target: light-dark() must not be lowered, or themes break (decisions).
    target: ['chrome123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    // Nothing inlined as data: URLs, which the content policy would refuse.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: pageFiles },
        // The first script names every other one: with their words that were 700 bytes of it.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
  },
  worker: {
    format: 'es',
    // The server lets the scripts of this folder compile code (http-web-app.ts), and no page.
    rolldownOptions: { output: { entryFileNames: 'assets/wasm-workers/[hash].js' } },
  },
  server: {
    proxy: { '/ai': server, '/users': server, '/api': server, '/healthz': server },
  },
});
