import { fold } from './fold.ts'
import { stemOf } from './stem.ts'

test.each([
  ['сукня сукні сукню сукнею сукне суконь сукням сукнями сукнях'],
  ['чорний чорна чорне чорні чорного чорної чорну чорною чорним чорних чорними чорному чорній'],
  ['бордовий бордова бордового бордовою бордових бордової'],
  ['синій синя синє сині синього синьої синьою'],
  ['сорочка сорочки сорочку сорочок сорочкою'],
  ['спідниця спідниці спідниць спідницю спідницею'],
  ['пальто пальта пальту пальтом'],
  ['штани штанів штанам штанами'],
  ['жакет жакета жакети жакетом жакетів'],
  ['горошок горошку'],
  ['смужка смужку смужок'],
  ['платье платья платьев платью'],
  ['dress dresses'],
  ['blouse blouses'],
  ['trouser trousers'],
  ['striped stripe stripes'],
  ['checked check checks'],
  ['pleated pleat pleats'],
])('%s share one stem', forms => {
  expect(new Set(forms.split(' ').map(form => stemOf(fold(form)))).size).toBe(1)
})

test.each(['топ', 'а', 'міді', 'v', 'red', 'top'])('%s keeps what makes it a word', token => {
  expect(stemOf(fold(token)).length).toBeGreaterThanOrEqual(Math.min(3, token.length))
})

test.each([
  ['сукня', 'сумка'],
  ['жакет', 'жилет'],
  ['shirt', 'skirt'],
])('%s and %s stay apart', (one, other) => {
  expect(stemOf(fold(one))).not.toBe(stemOf(fold(other)))
})
