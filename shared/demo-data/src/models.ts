import type { DemoModel } from './demo-model.ts'
import { blazer } from './models/blazer.ts'
import { bowBlouse } from './models/bow-blouse.ts'
import { camisole } from './models/camisole.ts'
import { cardigan } from './models/cardigan.ts'
import { coat } from './models/coat.ts'
import { flaredSkirt } from './models/flared-skirt.ts'
import { jumpsuit } from './models/jumpsuit.ts'
import { maxiDress } from './models/maxi-dress.ts'
import { pencilSkirt } from './models/pencil-skirt.ts'
import { pleatedSkirt } from './models/pleated-skirt.ts'
import { sheathDress } from './models/sheath-dress.ts'
import { shirt } from './models/shirt.ts'
import { shirtDress } from './models/shirt-dress.ts'
import { shortJacket } from './models/short-jacket.ts'
import { slipDress } from './models/slip-dress.ts'
import { straightTrousers } from './models/straight-trousers.ts'
import { turtleneck } from './models/turtleneck.ts'
import { waistcoat } from './models/waistcoat.ts'
import { wideTrousers } from './models/wide-trousers.ts'
import { wrapDress } from './models/wrap-dress.ts'

/** In the order of the catalogue. */
export const models: DemoModel[] = [
  wrapDress,
  maxiDress,
  sheathDress,
  slipDress,
  shirtDress,
  coat,
  blazer,
  shortJacket,
  waistcoat,
  bowBlouse,
  shirt,
  camisole,
  turtleneck,
  cardigan,
  wideTrousers,
  straightTrousers,
  pleatedSkirt,
  flaredSkirt,
  pencilSkirt,
  jumpsuit,
]
