const { resolve } = require('node:path')
const { getDefaultConfig } = require('expo/metro-config')

// The generated code is taken from where `npm run contract` writes it; an app of your own takes a copy (`--out`).
const config = getDefaultConfig(__dirname)
config.watchFolders = [resolve(__dirname, '../../native'), resolve(__dirname, '../../generated')]
module.exports = config
