import webpack from 'webpack'
import * as limits from '@companion/shared/limits'
import { languageFile, languagesFile } from './languageFiles.ts'

/** Stands in a runtime for the hashes of its files, until those are known. */
export const placeholder = 'companion-integrity-map'

// No hash, no load. A later attempt gets another address: a browser would join it to the request that hangs. The shell
// says at which of its hosts a file is to be had (host-shell/remotes/mirrors.ts); older shells know of none. The limit
// is for stylesheets, which have none, and for a page's data that sets a shorter one. `companionHashes`: of files of the
// page's language, from its own document, from verified releases and from files that have run.
class HashesRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('companion hashes', webpack.RuntimeModule.STAGE_ATTACH)
  }
  override generate() {
    const unique = JSON.stringify(`${this.compilation?.outputOptions.uniqueName}/`)
    // Styles are also read in at build time, where there is no document.
    return `__webpack_require__.p = globalThis.document?.currentScript.src.replace(/[^/]*$/, '');
__webpack_require__.hashes = ${JSON.stringify(placeholder)};
var languages;
var limited = (end) => setTimeout(end, (globalThis.companionLimits || {}).file || ${limits.file});
var addressOf = (url) => {
  var all = (globalThis.companionTries = globalThis.companionTries || {});
  var tries = (all[url] = (all[url] || 0) + 1);
  return (globalThis.companionMirrors?.placeOf(url, tries) || url) + (tries > 1 ? '?r=' + tries : '');
};
__webpack_require__.hashOf = (url) => {
  var name = url.slice(__webpack_require__.p.length);
  return __webpack_require__.hashes[name] || globalThis.companionHashes?.[${unique} + name];
};
__webpack_require__.demandHash = (element, attribute, url) => {
  var hash = __webpack_require__.hashOf(url);
  if (!hash) throw new Error('no hash: ' + url);
  element[attribute] = addressOf(url);
  element.integrity = hash; element.crossOrigin = 'anonymous';
  limited(() => {
    if (element.onerror) element.onerror({ type: 'timeout' });
  });
};
__webpack_require__.languages = () => {
  var late = new AbortController();
  limited(() => late.abort());
  return languages = languages || fetch(addressOf(__webpack_require__.p + '${languagesFile}'), { integrity: __webpack_require__.hashes['${languagesFile}'], signal: late.signal })
    .then((answer) => answer.json())
    .then((more) => void Object.assign(__webpack_require__.hashes, more), (failure) => {
      languages = 0;
      throw failure;
    });
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
__webpack_require__.l = (url, done, key, chunkId, tries = 1) => {
  var end = (event) => event.type === 'error' && more(tries) ? __webpack_require__.l(url, done, key, chunkId, tries + 1) : done(event);
  var load = () => loadScript(url, end, key, chunkId);
  if (__webpack_require__.hashOf(url) || !${languageFile}.test(url)) load();
  else __webpack_require__.languages().then(load).catch(({ name }) => end({ type: name === 'AbortError' ? 'timeout' : 'error' }));
};
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

/** The loader of a build, which demands the hash of each file. */
export const loaderModules = (): webpack.RuntimeModule[] => [
  new HashesRuntimeModule(),
  new OnceMoreRuntimeModule(),
]
