import type { DemoModel } from '../demo-model.ts'
import { delicateWash } from './care.ts'

export const bowBlouse: DemoModel = {
  model: 'bow-blouse',
  title: { uk: 'Блуза з бантом', en: 'Bow blouse' },
  code: 'BL-4017',
  category: 'blouses',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 329000, eur: 7400 },
  weight_kg: 0.24,
  fit: { line: 'chest', ease_cm: 16 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 66, '170-177': 69 } },
  description: {
    uk: 'Вільна блуза з коміром-стійкою, який переходить у довгі кінці: їх зав’язують бантом або лишають спадати. Застібка на дрібні ґудзики, рукав пишний унизу, зібраний у високий манжет. Низ рівний, тож блузу можна носити навипуск або заправити в спідницю з високою талією.',
    en: 'A loose blouse whose stand collar runs into long ends: tie them in a bow or let them hang. Small buttons down the front, sleeves that fill out and gather into deep cuffs. The hem is straight, so wear it out or tuck it into a high-waisted skirt.',
  },
  composition: { uk: '92 % віскоза, 8 % поліамід', en: '92% viscose, 8% polyamide' },
  care: delicateWash,
  views: {
    front: {
      uk: 'вигляд спереду, бант на комірі-стійці, пишні рукави на манжетах',
      en: 'front view, bow at the stand collar, full sleeves with cuffs',
    },
    back: { uk: 'вигляд ззаду, пряма спинка й комір-стійка', en: 'back view, straight back and stand collar' },
    detail: { uk: 'бант і ґудзики зблизька', en: 'close-up of the bow and the buttons' },
  },
  goes_with: ['blazer-sand', 'pencil-skirt-black', 'wide-trousers-graphite', 'pleated-skirt-mocha'],
  garments: [
    { color: 'ivory', pictured: { uk: 'Блуза з бантом молочна', en: 'Ivory bow blouse' } },
    {
      color: 'powder-pink',
      came_with: 'spring-summer-2026',
      pictured: { uk: 'Блуза з бантом пудрова', en: 'Powder-pink bow blouse' },
    },
    { color: 'black', pictured: { uk: 'Блуза з бантом чорна', en: 'Black bow blouse' } },
    {
      color: 'navy-polka-dot',
      pictured: { uk: 'Блуза з бантом темно-синя в горошок', en: 'Navy polka-dot bow blouse' },
      note: {
        uk: 'Білий горошок на темно-синьому, бант — з тієї самої тканини.',
        en: 'White dots on navy, the bow is cut from the same fabric.',
      },
    },
  ],
}
