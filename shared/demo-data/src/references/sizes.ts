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
