const { resolve } = require('node:path')
const { getDefaultConfig } = require('expo/metro-config')

// The generated code is taken from where it lies in the repository of the page; an app of your own takes a copy.
const config = getDefaultConfig(__dirname)
config.watchFolders = [resolve(__dirname, '../../native'), resolve(__dirname, '../../generated')]
module.exports = config
