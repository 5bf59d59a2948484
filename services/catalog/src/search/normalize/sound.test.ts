import { fold } from './fold.ts'
import { bareSound, soundOf } from './sound.ts'

test.each([
  ['сукня', 'suknia suknya sukna suknja'],
  ['плаття', 'plattia plattya platya plattja'],
  ['пальто', 'palto pal’to'],
  ['спідниця', 'spidnytsia spidnitsa spidnycya spidnica'],
  ['жакет', 'zhaket zaket'],
  ['юбка', 'yubka jubka iubka'],
  ['штани', 'shtany stani'],
  ['чорний', 'chornyi chornyy chorni'],
  ['сорочка', 'sorochka sorocka'],
  ['ґудзик', 'gudzyk hudzik'],
  ['dress', 'дрес'],
])('%s sounds like %s', (token, spellings) => {
  for (const spelling of spellings.split(' ')) expect(soundOf(fold(spelling))).toBe(soundOf(fold(token)))
})

test('endings sound alike once their vowels are gone', () => {
  const sounds = ['suknia', 'sukni', 'suknyu', 'sukneyu'].map(token => bareSound(soundOf(token)))
  expect(new Set(sounds)).toEqual(new Set(['sukn']))
})
