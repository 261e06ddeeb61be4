/** 94.32 as "94.32%", "94,32 %" or "94,32%": as the tag's language writes it. Percentages of the product are numbers from 0 to 100. */
export const percentText = (tag: string, value: number, mostDigits = 2, leastDigits = 0): string =>
  new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: leastDigits,
    maximumFractionDigits: mostDigits,
    signDisplay: 'negative',
  }).format(value / 100);
