/** The chunk with the libraries of the shell's script. */
export const librariesChunk = 'libraries'

/**
 * Moves React into a file of its own, which stays cached when our code changes. Remotes use all of React, so
 * React isn't tree-shaken. Other libraries are tree-shaken and change with our code, so they stay in the
 * shell's script. The extra file costs 0.8 kB.
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
