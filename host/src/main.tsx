import '@shop/api-client/no-eval'
// TMP import '@shop/ui-kit/tokens.css'
import './styles/reset.css'
import { start } from './start.tsx'

void start()
