/** Staff still prepare these; the public shop never shows them. */
export const hiddenArticles: string[] = ['BL-4023-BLK-L', 'SK-7022-CAM-L']
