/** An object of a bucket as a list names it; `tag` changes with what it holds, `size` is in bytes. */
export type StoredObject = { name: string; tag: string; size: number; at: Date }

/** The objects of one answer of ListObjectsV2. */
export function listedObjects(xml: string): StoredObject[] {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object = '']) => ({
    name: textIn(object, 'Key'),
    tag: textIn(object, 'ETag'),
    size: Number(textIn(object, 'Size')),
    at: new Date(textIn(object, 'LastModified')),
  }))
}

/** Where the next answer goes on; null after the last one. */
export function nextToken(xml: string): string | null {
  return textIn(xml, 'NextContinuationToken') || null
}

function textIn(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>(.*?)</${element}>`, 's').exec(xml) ?? []
  return text.replace(/&(quot|lt|gt|apos|#34|#39|amp);/g, entity => CHARACTERS[entity] ?? entity)
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#34;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}
