import type { DemoModel } from '../demo-model.ts'
import { knitWash } from './care.ts'

export const cardigan: DemoModel = {
  model: 'cardigan',
  title: { uk: 'Кардиган на ґудзиках', en: 'Button cardigan' },
  code: 'KN-5011',
  category: 'knitwear',
  collection: 'autumn-winter-2026',
  heights: ['160-167', '170-177'],
  price: { uah: 399000, eur: null },
  weight_kg: 0.46,
  fit: { line: 'chest', ease_cm: 16 },
  length: { what: { uk: 'Довжина по спинці', en: 'Back length' }, cm: { '160-167': 63, '170-177': 66 } },
  description: {
    uk: 'В’язаний кардиган із V-подібним вирізом і дрібними ґудзиками по всій планці. Плече спущене, манжети й низ у гумку. Застебнутий, він замінює светр, розстебнутий — легкий жакет; у прохолодному офісі живе на спинці стільця й не мнеться.',
    en: 'A knitted cardigan with a V-neck and small buttons all along the placket. Dropped shoulder, ribbed cuffs and hem. Buttoned, it stands in for a sweater; open, for a light jacket. In a chilly office it lives on the back of a chair and does not crease.',
  },
  composition: { uk: '40 % вовна, 40 % акрил, 20 % поліамід', en: '40% wool, 40% acrylic, 20% polyamide' },
  care: knitWash,
  views: {
    front: {
      uk: 'вигляд спереду, V-подібний виріз, планка з ґудзиками, низ у гумку',
      en: 'front view, V-neck, button placket, ribbed hem',
    },
    back: { uk: 'вигляд ззаду, рівна спинка дрібної в’язки', en: 'back view, plain finely textured back' },
    detail: { uk: 'рельєф в’язки, манжети й низ зблизька', en: 'close-up of the stitch, the cuffs and the ribbed hem' },
  },
  goes_with: ['slip-dress-black', 'camisole-ivory', 'pleated-skirt-dusty-blue', 'straight-trousers-mocha'],
  garments: [
    { color: 'mocha', pictured: { uk: 'Кардиган на ґудзиках кольору мокко', en: 'Mocha button cardigan' } },
    { color: 'ivory', pictured: { uk: 'Кардиган на ґудзиках молочний', en: 'Ivory button cardigan' } },
    {
      color: 'dusty-blue',
      pictured: { uk: 'Кардиган на ґудзиках сіро-блакитний', en: 'Dusty-blue button cardigan' },
      heights: ['160-167'],
    },
  ],
}
