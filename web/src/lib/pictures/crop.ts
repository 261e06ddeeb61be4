/** It is a part of a picture, in its pixels. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Shape = { readonly width: number; readonly height: number };

/** A smaller part would be shown larger than it is. */
export const mostZoom = 5;
const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
/** The part of this size with this middle, moved so that all of it is in the picture. */
function around(picture: Shape, { width, height }: Shape, middleX: number, middleY: number): Crop {
  const x = within(middleX - width / 2, picture.width - width);
  return { x, y: within(middleY - height / 2, picture.height - height), width, height };
}
function largest(picture: Shape, { width, height }: Shape): Shape {
  const scale = Math.min(picture.width / width, picture.height / height);
  return { width: width * scale, height: height * scale };
}

/** It is the largest part of this shape, in the middle. */
export const wholeOf = (picture: Shape, shape: Shape): Crop =>
  around(picture, largest(picture, shape), picture.width / 2, picture.height / 2);
export const moved = (picture: Shape, crop: Crop, byX: number, byY: number): Crop =>
  around(picture, crop, crop.x + crop.width / 2 + byX, crop.y + crop.height / 2 + byY);
export function zoomed(picture: Shape, crop: Crop, zoom: number): Crop {
  const { width, height } = largest(picture, crop);
  const by = within(zoom, mostZoom);
  const size = { width: width / by, height: height / by };
  return around(picture, size, crop.x + crop.width / 2, crop.y + crop.height / 2);
}
export const zoomOf = (picture: Shape, crop: Crop): number => largest(picture, crop).width / crop.width;
