import { Node } from '@tiptap/core';

/** A text keeps these of a picture. */
export type PictureAttributes = { readonly fileId: string; readonly alt: string; readonly width: string | null };

/** A picture by the id of its file: it has no address in the text, and what is pasted with one is none. */
export const pictureNode = (addressOf: (fileId: string) => string | undefined) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({
      fileId: {
        parseHTML: (element: HTMLElement) => element.getAttribute('data-file'),
        renderHTML: ({ fileId }: PictureAttributes) => ({ 'data-file': fileId }),
      },
      alt: { default: '' },
      width: { default: null },
    }),
    parseHTML: () => [{ tag: 'img[data-file]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => {
        const { fileId, alt, width } = node.attrs as PictureAttributes; // What stands above.
        const dom = document.createElement('img');
        dom.alt = alt;
        if (width !== null) dom.width = Number(width);
        const address = addressOf(fileId);
        if (address === undefined) dom.className = 'gone';
        else dom.src = address;
        dom.onerror = () => dom.classList.add('gone');
        return { dom };
      },
  });
