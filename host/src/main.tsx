import '@shop/api-client/no-eval'
import '@shop/ui-kit/tokens.css'
import '@shop/ui-kit/fonts.css'
import '@shop/ui-kit/reset.css'
import '@shop/ui-kit/base.css'
import './styles/frame.css'
import './styles/painted.css'
import { start } from './start.tsx'

void start()
