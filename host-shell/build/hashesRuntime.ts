import webpack from 'webpack'
import * as limits from '@companion/shared/limits'
import { lateChunksFile } from './lateChunks.ts'
import { languageFile, languagesFile } from './languageFiles.ts'

/**
 * Placeholder in an entry's runtime. `ChunkIntegrityPlugin` replaces it with the hashes of the entry's files.
 */
export const placeholder = 'companion-integrity-map'

// Runtime that doesn't load a file without a hash. A retry requests another URL, because the browser would
// join a request for the same URL to the one that hangs. If the channel has mirrors, the shell chooses the
// host (host-shell/shell/federation/mirrors.ts). The timeout is for stylesheets, for which webpack has none,
// and for pages whose configuration sets a shorter one. `companion.hashes` contains the hashes of files in the
// page's language. They come from the HTML document and from files that have run. Other hashes are looked up
// in a table, whose own hash is in this runtime.
class HashesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('companion hashes', webpack.RuntimeModule.STAGE_ATTACH)
  }
  override generate() {
    const unique = JSON.stringify(`${this.compilation?.outputOptions.uniqueName}/`)
    // mini-css-extract-plugin runs it for each stylesheet during the build, where there's no `document`.
    return `__webpack_require__.p = globalThis.document?.currentScript.src.replace(/[^/]*$/, '');
__webpack_require__.hashes = ${JSON.stringify(placeholder)};
var tables = {};
var limited = (end) => setTimeout(end, companion.page?.config.limits?.file || ${limits.file});
var addressOf = (url) => {
  var tries = (companion.attempts[url] = (companion.attempts[url] || 0) + 1);
  return (companion.mirrors?.placeOf(url, tries) || url) + (tries > 1 ? '?r=' + tries : '');
};
__webpack_require__.hashOf = (url) => {
  var name = url.slice(__webpack_require__.p.length);
  return __webpack_require__.hashes[name] || companion.hashes[${unique} + name];
};
__webpack_require__.demandHash = (element, attribute, url) => {
  var hash = __webpack_require__.hashOf(url);
  if (!hash) throw Object.assign(new Error('no hash: ' + url), { type: 'error', url });
  element[attribute] = addressOf(url);
  element.integrity = hash; element.crossOrigin = 'anonymous';
  limited(() => {
    if (element.onerror) element.onerror({ type: 'timeout' });
  });
};
__webpack_require__.lookUp = (url) => {
  var table = ${languageFile}.test(url) ? '${languagesFile}' : '${lateChunksFile}';
  var integrity = __webpack_require__.hashes[table];
  if (!integrity) return Promise.reject(new Error('no hash: ' + url));
  var late = new AbortController();
  limited(() => late.abort());
  tables[table] = tables[table] || fetch(addressOf(__webpack_require__.p + table), { integrity, signal: late.signal })
    .then((answer) => answer.json())
    .then((more) => void Object.assign(__webpack_require__.hashes, more), (failure) => {
      tables[table] = 0;
      throw failure;
    });
  return tables[table].then(() => {
    if (!__webpack_require__.hashOf(url)) throw new Error('no hash: ' + url);
  });
};`
  }
}

// The browser remembers a failed preload and fails the next request for its URL. So each file is requested
// once more, or once per host if the channel has mirrors. Each file has its own retry: otherwise the first
// failure would use up the retry of the other files. A timeout isn't retried. Meanwhile `boot/headScript.ts`
// fetches failed files past all caches, so the next visit gets intact files.
class OnceMoreRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('companion once more', webpack.RuntimeModule.STAGE_TRIGGER)
  }
  override generate() {
    // mini-css-extract-plugin runs it for each stylesheet during the build, where there are no loaders.
    return `var loadScript = __webpack_require__.l, files = __webpack_require__.f || {}, loadStyle = files.miniCss;
var more = (tries) => tries < (companion.mirrors?.tries || 2);
__webpack_require__.l = (url, done, key, chunkId, tries = 1) => {
  var end = (event) => event.type === 'error' && more(tries) ? __webpack_require__.l(url, done, key, chunkId, tries + 1) : done(event);
  var load = () => loadScript(url, end, key, chunkId);
  if (__webpack_require__.hashOf(url)) load();
  else __webpack_require__.lookUp(url).then(load).catch(({ name }) => end({ type: name === 'AbortError' ? 'timeout' : 'error' }));
};
if (loadStyle) files.miniCss = (chunkId, promises, tries = 1, one = []) => {
  loadStyle(chunkId, one);
  if (one[0]) promises.push(one[0].catch((failure) => {
    if (failure.type !== 'error' || !more(tries)) throw failure;
    var again = (next) => {
      files.miniCss(chunkId, one = [], next);
      return one[0];
    };
    return failure.url ? __webpack_require__.lookUp(failure.url).then(() => again(tries), () => again(tries + 1)) : again(tries + 1);
  }));
};`
  }
}

/** Returns the runtime modules of a build's loader, which loads no file without a hash. */
export const loaderModules = (): webpack.RuntimeModule[] => [
  new HashesRuntimeModule(),
  new OnceMoreRuntimeModule(),
]
