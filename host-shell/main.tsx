import './trust.ts'
import './theme/reset.css.ts'
import './theme/values.css.ts'
import './frame/boot.css.ts'
import { start } from './start/start.tsx'

void start(window)
