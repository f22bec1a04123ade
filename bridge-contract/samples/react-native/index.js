import { registerRootComponent } from 'expo'
import { CompanionPage } from './CompanionPage'

registerRootComponent(CompanionPage)
