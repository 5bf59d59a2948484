import { ukrainianAreas } from '@shop/contracts/delivery/ukrainian-areas'
import type { Text } from '@shop/contracts/texts/text'
import { stableRef } from './stable-ref.ts'

type DemoArea = { ref: string; name: string; title: Text; is_demo: boolean }

/** All of them: Crimea is listed though nothing is sent there. */
export const areas: DemoArea[] = ukrainianAreas.map(title => ({
  ref: stableRef('area', title.uk),
  name: title.uk,
  title,
  is_demo: true,
}))
