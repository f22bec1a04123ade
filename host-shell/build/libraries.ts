/** The name of the chunk of the libraries that the shell's script brings. */
export const librariesChunk = 'libraries'

/**
 * Libraries in a file of their own, as webpack splits chunks: React, which remotes get whole. Of others the build leaves out
 * what nobody uses, so they change with our code. It costs 0.8 kB.
 */
export const librariesApart = {
  cacheGroups: {
    default: false,
    defaultVendors: false,
    libraries: {
      name: librariesChunk,
      chunks: ({ name }: { readonly name?: string | null | undefined }) => name === 'main',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
      enforce: true,
    },
  },
} as const
