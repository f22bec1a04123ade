// Each package names its chunks for itself (`texts-en`); in one bundle those of all packages would become one file.
export default function chunkNamesLoader(source) {
  const [, area = 'page'] = /[\\/]remotes[\\/]([\w-]+)[\\/]/.exec(this.resourcePath) ?? []
  return source.replaceAll('webpackChunkName: "', `$&${area}-`)
}
