import { type Html, html } from './html';

export const elementPage = (): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Secure payment input frame</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/v3/assets/element.css">
<script src="/v3/assets/element-frame.js" defer></script>
</head>
<body></body>
</html>`;
