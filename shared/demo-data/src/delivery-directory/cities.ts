import { transliterate } from '@shop/contracts/delivery/transliterate'
import type { Text } from '@shop/contracts/texts/text'
import { areas } from './areas.ts'
import { cityNames } from './city-names.ts'
import { stableRef } from './stable-ref.ts'

export type DemoCity = { ref: string; area_ref: string; title: Text; is_demo: boolean }

export const cities: DemoCity[] = areas.flatMap(area =>
  (cityNames[area.name]?.split(', ') ?? []).map(name => ({
    ref: stableRef('city', area.name, name),
    area_ref: area.ref,
    title: { uk: name, en: transliterate(name) },
    is_demo: true,
  })),
)
