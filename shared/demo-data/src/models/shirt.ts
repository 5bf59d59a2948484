import type { DemoModel } from '../demo-model.ts'
import { cottonWash } from './care.ts'

export const shirt: DemoModel = {
  model: 'shirt',
  title: { uk: 'Сорочка вільного крою', en: 'Loose shirt' },
  code: 'BL-4023',
  category: 'shirts',
  collection: 'spring-summer-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 289000, eur: null },
  weight_kg: 0.26,
  fit: { line: 'chest', ease_cm: 20 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 72, '170-177': 75 } },
  description: {
    uk: 'Сорочка вільного крою з відкладним коміром, планкою на ґудзики й однією нагрудною кишенею. Плече трохи спущене, рукав зібраний у манжет, низ заокруглений і ззаду довший. Добра і застебнута до верху під жилетом, і розхристана поверх топа на бретелях.',
    en: 'A loose shirt with a turn-down collar, a button placket and one chest pocket. The shoulder drops a little, sleeves gather into cuffs, the hem is rounded and longer at the back. Good buttoned up under a waistcoat or left open over a camisole.',
  },
  composition: { uk: '100 % бавовна (поплін)', en: '100% cotton poplin' },
  care: cottonWash,
  views: {
    front: {
      uk: 'вигляд спереду, відкладний комір, нагрудна кишеня, заокруглений низ',
      en: 'front view, turn-down collar, chest pocket, rounded hem',
    },
    back: { uk: 'вигляд ззаду, кокетка на плечах', en: 'back view, shoulder yoke' },
    detail: { uk: 'комір, планка й кишеня зблизька', en: 'close-up of the collar, the placket and the pocket' },
  },
  goes_with: ['waistcoat-graphite', 'straight-trousers-black', 'pencil-skirt-camel', 'camisole-ivory'],
  garments: [
    {
      color: 'ivory',
      pictured: { uk: 'Сорочка вільного крою молочна', en: 'Ivory loose shirt' },
      came_with: 'autumn-winter-2026',
    },
    {
      color: 'dusty-blue-pinstripe',
      pictured: { uk: 'Сорочка вільного крою блакитна в смужку', en: 'Light-blue striped loose shirt' },
      note: { uk: 'Вузька біла смужка на блакитному.', en: 'A narrow white stripe on light blue.' },
    },
    {
      color: 'black',
      pictured: { uk: 'Сорочка вільного крою чорна', en: 'Black loose shirt' },
      came_with: 'autumn-winter-2026',
    },
  ],
}
