import { addons } from 'storybook/manager-api'

// No add-on fills the panel below the story.
addons.setConfig({ layout: { showPanel: false } })
