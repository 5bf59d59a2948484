import type { DemoModel } from './demo-model.ts'
import { wrapDress } from './models/wrap-dress.ts'

export const models: DemoModel[] = [wrapDress]
