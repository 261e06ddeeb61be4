/** A square of a picture, in its pixels. */
export type Crop = { readonly x: number; readonly y: number; readonly size: number };
type Picture = { readonly width: number; readonly height: number };

/** A smaller part would be shown larger than it is. */
export const mostZoom = 5;
const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
/** The square with this middle, moved so that all of it is in the picture. */
function around(picture: Picture, size: number, middleX: number, middleY: number): Crop {
  const { width, height } = picture;
  return { size, x: within(middleX - size / 2, width - size), y: within(middleY - size / 2, height - size) };
}

/** The largest square, in the middle. */
export const wholeOf = (picture: Picture): Crop =>
  around(picture, Math.min(picture.width, picture.height), picture.width / 2, picture.height / 2);
export const moved = (picture: Picture, { x, y, size }: Crop, byX: number, byY: number): Crop =>
  around(picture, size, x + size / 2 + byX, y + size / 2 + byY);
export const zoomed = (picture: Picture, { x, y, size }: Crop, zoom: number): Crop =>
  around(picture, Math.min(picture.width, picture.height) / within(zoom, mostZoom), x + size / 2, y + size / 2);
export const zoomOf = ({ width, height }: Picture, { size }: Crop): number => Math.min(width, height) / size;
