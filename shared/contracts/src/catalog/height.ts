/** A range of heights as it is written: `160-167`, in centimetres, with the dash of a range. Source: rules, "Two heights and sizes". */
export function heightText(height: string): string {
  return height.replace('-', '–')
}
