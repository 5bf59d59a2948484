import type { ColorPattern } from '@shop/contracts/catalog/color-pattern'
import type { Text } from '@shop/contracts/texts/text'

/** A patterned fabric is a colour of its own: one model comes both in plain black and in black with flowers. */
type DemoColor = { name: string; code: string; title: Text; hex: string; pattern: ColorPattern | null }

export const colors: DemoColor[] = [
  { name: 'black', code: 'BLK', title: { uk: 'Чорний', en: 'Black' }, hex: '#29282b', pattern: null },
  { name: 'graphite', code: 'GRA', title: { uk: 'Графітовий', en: 'Graphite' }, hex: '#47464a', pattern: null },
  { name: 'mocha', code: 'MOC', title: { uk: 'Мокко', en: 'Mocha' }, hex: '#7f6b5b', pattern: null },
  { name: 'camel', code: 'CAM', title: { uk: 'Кемел', en: 'Camel' }, hex: '#a5845f', pattern: null },
  { name: 'sand', code: 'SND', title: { uk: 'Пісочний', en: 'Sand' }, hex: '#bda78b', pattern: null },
  { name: 'ivory', code: 'IVO', title: { uk: 'Молочний', en: 'Ivory' }, hex: '#e6ddcf', pattern: null },
  { name: 'powder-pink', code: 'PNK', title: { uk: 'Пудровий', en: 'Powder pink' }, hex: '#d9beb8', pattern: null },
  { name: 'burgundy', code: 'BUR', title: { uk: 'Бордовий', en: 'Burgundy' }, hex: '#6e2338', pattern: null },
  { name: 'cherry', code: 'CHE', title: { uk: 'Вишневий', en: 'Cherry' }, hex: '#7d1829', pattern: null },
  { name: 'emerald', code: 'EME', title: { uk: 'Смарагдовий', en: 'Emerald' }, hex: '#245447', pattern: null },
  {
    name: 'dusty-blue',
    code: 'DBL',
    title: { uk: 'Сіро-блакитний', en: 'Dusty blue' },
    hex: '#849aaa',
    pattern: null,
  },
  {
    name: 'ivory-floral',
    code: 'IVF',
    title: { uk: 'Молочний у квіти', en: 'Ivory floral' },
    hex: '#e6ddcf',
    pattern: 'floral',
  },
  {
    name: 'black-floral',
    code: 'BKF',
    title: { uk: 'Чорний у квіти', en: 'Black floral' },
    hex: '#29282b',
    pattern: 'floral',
  },
  {
    name: 'navy-polka-dot',
    code: 'NVD',
    title: { uk: 'Темно-синій у горошок', en: 'Navy polka dot' },
    hex: '#2a3248',
    pattern: 'dots',
  },
  {
    name: 'graphite-check',
    code: 'GRC',
    title: { uk: 'Графітовий у клітинку', en: 'Graphite check' },
    hex: '#47464a',
    pattern: 'check',
  },
  {
    name: 'mocha-check',
    code: 'MOK',
    title: { uk: 'Мокко у клітинку', en: 'Mocha check' },
    hex: '#7f6b5b',
    pattern: 'check',
  },
  {
    name: 'navy-pinstripe',
    code: 'NVP',
    title: { uk: 'Темно-синій у смужку', en: 'Navy pinstripe' },
    hex: '#2a3248',
    pattern: 'stripe',
  },
  {
    name: 'black-pinstripe',
    code: 'BKP',
    title: { uk: 'Чорний у смужку', en: 'Black pinstripe' },
    hex: '#29282b',
    pattern: 'stripe',
  },
  {
    name: 'dusty-blue-pinstripe',
    code: 'DBP',
    title: { uk: 'Блакитний у смужку', en: 'Light-blue stripe' },
    hex: '#849aaa',
    pattern: 'stripe',
  },
]
