/** By article: in how many days the pieces that are sold in advance arrive. Nothing of these is on the shelf. */
export const preorders: Record<string, number> = {
  'CO-2014-IVO-R': 24,
  'CO-2014-IVO-L': 24,
  'DR-1051-BKF-L': 17,
  'JK-3021-NVP-R': 31,
  'JK-3040-NVP-R': 31,
  'DR-1029-CHE-L': 12,
}
