import type { DemoModel } from '../demo-model.ts'
import { cottonWash } from './care.ts'

export const shirtDress: DemoModel = {
  model: 'shirt-dress',
  title: { uk: 'Сукня-сорочка', en: 'Shirt dress' },
  code: 'DR-1036',
  category: 'shirt-dresses',
  collection: 'spring-summer-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 469000, eur: 10500 },
  weight_kg: 0.48,
  fit: { line: 'chest', ease_cm: 12 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 114, '170-177': 120 } },
  description: {
    uk: 'Сукня-сорочка міді на ґудзиках від відкладного коміра до низу. Дві нагрудні кишені з мисиком, кокетка на плечах, довгий рукав із манжетом. Пояс із тієї самої тканини збирає талію; без нього сукню можна носити розстебнутою, як легкий плащ.',
    en: 'A midi shirt dress that buttons from the turn-down collar to the hem. Two pointed chest pockets, a shoulder yoke, long sleeves with cuffs. A belt of the same fabric draws in the waist; without it you can wear the dress open like a light coat.',
  },
  composition: { uk: '55 % льон, 45 % бавовна', en: '55% linen, 45% cotton' },
  care: cottonWash,
  views: {
    front: {
      uk: 'вигляд спереду, відкладний комір, ґудзики до низу, нагрудні кишені, пояс на талії',
      en: 'front view, turn-down collar, buttons down to the hem, chest pockets, belted waist',
    },
    back: { uk: 'вигляд ззаду, кокетка на плечах і пояс', en: 'back view, shoulder yoke and belt' },
    detail: {
      uk: 'комір, планка з ґудзиками й кишені зблизька',
      en: 'close-up of the collar, the button placket and the pockets',
    },
  },
  goes_with: ['short-jacket-ivory', 'cardigan-mocha', 'coat-camel', 'waistcoat-sand'],
  garments: [
    { color: 'dusty-blue', pictured: { uk: 'Сукня-сорочка сіро-блакитна', en: 'Dusty-blue shirt dress' } },
    { color: 'sand', pictured: { uk: 'Сукня-сорочка пісочна', en: 'Sand shirt dress' } },
    {
      color: 'black',
      pictured: { uk: 'Сукня-сорочка чорна', en: 'Black shirt dress' },
      came_with: 'autumn-winter-2026',
    },
  ],
}
