import './theme/reset.css.ts'
import './theme/values.css.ts'
import './frame/boot.css.ts'
import { start } from './start/start.tsx'

// The script may be here before the end of the document.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => void start(window))
else void start(window)
