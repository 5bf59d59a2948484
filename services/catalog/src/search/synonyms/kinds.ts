import { tokensIn } from '../normalize/fold.ts'
import { stemOf } from '../normalize/stem.ts'

/** What a garment is, in the words of titles: nobody who asks for a coat is served by a dress that goes under one. */
const kinds = `сукня dress пальто coat жакет jacket blazer жилет waistcoat штани trousers спідниця skirt сорочка shirt блуза blouse
  светр sweater кардиган cardigan топ camisole комбінезон jumpsuit`

export const kindStems: ReadonlySet<string> = new Set(tokensIn(kinds).map(stemOf))
