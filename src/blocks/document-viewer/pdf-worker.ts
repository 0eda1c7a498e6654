// Reads and prepares documents beside the page, so that the page stays smooth.
import "pdfjs-dist/build/pdf.worker.min.mjs";
