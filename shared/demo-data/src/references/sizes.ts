/** `short_name` is what a size pill or a filter chip shows. */
type DemoSizeName = { name: string; short_name: string; order: number }

export const sizes: DemoSizeName[] = [
  { name: '34 (XS)', short_name: 'XS', order: 1 },
  { name: '36 (S)', short_name: 'S', order: 2 },
  { name: '38 (M)', short_name: 'M', order: 3 },
  { name: '40 (L)', short_name: 'L', order: 4 },
  { name: '42 (XL)', short_name: 'XL', order: 5 },
  { name: '44 (XXL)', short_name: 'XXL', order: 6 },
]

/** Girths of the body in centimetres, by size: the brand's own chart. */
type BodySize = { size: string; chest: number; waist: number; hips: number }

export const bodyChart: BodySize[] = [
  { size: '34 (XS)', chest: 80, waist: 62, hips: 88 },
  { size: '36 (S)', chest: 84, waist: 66, hips: 92 },
  { size: '38 (M)', chest: 88, waist: 70, hips: 96 },
  { size: '40 (L)', chest: 92, waist: 74, hips: 100 },
  { size: '42 (XL)', chest: 97, waist: 79, hips: 105 },
  { size: '44 (XXL)', chest: 102, waist: 84, hips: 110 },
]
