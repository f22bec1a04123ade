/** The chunk with the libraries of the shell's script. */
export const librariesChunk = 'libraries'

/**
 * Splits React into its own file: remotes get the whole of it. Other libraries are tree-shaken, so they
 * change with our code. It costs 0.8 kB.
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
