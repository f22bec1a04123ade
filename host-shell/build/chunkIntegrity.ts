import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'
import * as limits from '@companion/shared/limits'
import { sha384 } from './hash.ts'
import { shiftMap } from './shiftMap.ts'

const placeholder = 'companion-integrity-map'

// No hash, no load. A later attempt gets another address: a browser would join it to the request that hangs. The shell
// says at which of its hosts a file is to be had (host-shell/remotes/mirrors.ts); older shells know of none. The limit
// is for stylesheets, which have none, and for a page's data that sets a shorter one.
class HashesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('companion hashes', webpack.RuntimeModule.STAGE_ATTACH)
  }
  override generate() {
    // Styles are also read in at build time, where there is no document.
    return `__webpack_require__.p = globalThis.document?.currentScript.src.replace(/[^/]*$/, '');
__webpack_require__.hashes = ${JSON.stringify(placeholder)};
__webpack_require__.demandHash = (element, attribute, url) => {
  var name = url.slice(__webpack_require__.p.length);
  var hash = __webpack_require__.hashes[name];
  if (!hash) throw new Error('no hash: ' + name);
  var all = (globalThis.companionTries = globalThis.companionTries || {});
  var tries = (all[url] = (all[url] || 0) + 1);
  element[attribute] = (globalThis.companionMirrors?.placeOf(url, tries) || url) + (tries > 1 ? '?r=' + tries : '');
  element.integrity = hash; element.crossOrigin = 'anonymous';
  setTimeout(() => {
    if (element.onerror) element.onerror({ type: 'timeout' });
  }, (globalThis.companionLimits || {}).file || ${limits.file});
};`
  }
}

// A file whose preload has failed fails again from the browser's memory, so it is requested once more, or at each host:
// each by itself, or one that fails first would take its neighbours' second attempt. A file that is late has had its time.
class OnceMoreRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('companion once more', webpack.RuntimeModule.STAGE_TRIGGER)
  }
  override generate() {
    // Styles are also read in at build time, where there is nothing to load.
    return `var loadScript = __webpack_require__.l, files = __webpack_require__.f || {}, loadStyle = files.miniCss;
var more = (tries) => tries < (globalThis.companionMirrors?.tries || 2);
__webpack_require__.l = (url, done, key, chunkId, tries = 1) => loadScript(url, (event) =>
  event.type === 'error' && more(tries) ? __webpack_require__.l(url, done, key, chunkId, tries + 1) : done(event), key, chunkId);
if (loadStyle) files.miniCss = (chunkId, promises, tries = 1, one = []) => {
  loadStyle(chunkId, one);
  if (one[0]) promises.push(one[0].catch((failure) => {
    if (failure.type !== 'error' || !more(tries)) throw failure;
    files.miniCss(chunkId, one = [], tries + 1);
    return one[0];
  }));
};`
  }
}

/**
 * Writes the hash of every other file into the entry, whose loader demands them. The signed document holds the entry's
 * hash, so the signature covers the whole tree. The published integrity plugin cannot build containers.
 */
export class ChunkIntegrityPlugin {
  private readonly entry: string
  constructor(entry: string) {
    this.entry = entry
  }
  apply(compiler: Compiler): void {
    const { Compilation, runtime, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      // Child compilations (style extraction) have no page to load anything into.
      if (compilation.compiler.isChild()) return
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ChunkIntegrity', (chunk, set) => {
        if (!chunk.hasRuntime()) return
        set.add(compiler.webpack.RuntimeGlobals.publicPath)
        compilation.addRuntimeModule(chunk, new HashesRuntimeModule())
        compilation.addRuntimeModule(chunk, new OnceMoreRuntimeModule())
      })
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (code) => [code, "__webpack_require__.demandHash(script, 'src', url);"].join('\n'),
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('ChunkIntegrity', (code) =>
        [code, "__webpack_require__.demandHash(linkTag, 'href', fullhref);"].join('\n'),
      )
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'ChunkIntegrity', stage }, (assets) => {
        const hashes: Record<string, string> = {}
        // In order of names: a compiler that stays emits last what has changed.
        for (const [name, source] of Object.entries(assets).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
          // What comes with the entry has its hash in the document.
          if (name !== this.entry && /^(?!(document|libraries|main)\.).*\.(js|css)$/.test(name))
            hashes[name] = sha384(source.buffer())
        }
        const text = String(compilation.getAsset(this.entry)?.source.source())
        const from = text.indexOf(placeholder) - 1
        const to = from + placeholder.length + 2
        if (from < 0) throw new Error(`${this.entry} has no place for the hashes of its files`)
        const map = JSON.stringify(hashes)
        compilation.updateAsset(this.entry, new sources.RawSource(text.slice(0, from) + map + text.slice(to)))
        // The source map is made already.
        if (compilation.getAsset(`${this.entry}.map`))
          compilation.updateAsset(
            `${this.entry}.map`,
            (old) =>
              new sources.RawSource(
                shiftMap(String(old.source()), { text, at: to, by: map.length - (to - from) }),
              ),
          )
      })
    })
  }
}
