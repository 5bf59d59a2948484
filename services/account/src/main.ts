import { runAlone } from '@shop/service-kit/run-alone'
import { createAccountService } from './service.ts'

await runAlone('account', createAccountService)
