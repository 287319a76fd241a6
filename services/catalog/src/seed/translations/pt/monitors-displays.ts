import type { ProductTranslation } from '../../seed-translation';

export const monitorsDisplays: Record<string, ProductTranslation> = {
  'panorelle-view-24-monitor': {
    name: 'Monitor Panorelle View 24',
    description:
      'A segunda tela sensata. Um painel nítido e uniforme de bordas finas, feito para ficar ao lado de outro e sumir no trabalho. A base inclina, e a furação VESA recebe um braço quando a mesa enche.',
    specs: [
      { label: 'Painel', value: 'IPS de 24 polegadas' },
      { label: 'Resolução', value: '1920 × 1080 a 100 Hz' },
      { label: 'Brilho', value: '300 cd/m²' },
      { label: 'Entradas', value: 'HDMI, DisplayPort' },
      { label: 'Fixação', value: 'VESA 100 × 100' },
      { label: 'Peso', value: '3,6 kg' },
    ],
  },
  'panorelle-swift-27-gaming-monitor': {
    name: 'Monitor gamer Panorelle Swift 27',
    description:
      'Rápido para a última rodada, nítido para os melhores momentos. Um painel QHD a 180 Hz com resposta de um milissegundo, sincronização adaptativa e uma base que gira, inclina e sobe. Dois perfis lembram como você joga e como você edita.',
    specs: [
      { label: 'Painel', value: 'IPS de 27 polegadas' },
      { label: 'Resolução', value: '2560 × 1440 a 180 Hz' },
      { label: 'Tempo de resposta', value: '1 ms' },
      { label: 'Gama de cores', value: '96% DCI-P3' },
      { label: 'Entradas', value: '2 × HDMI 2.1, DisplayPort 1.4' },
      { label: 'Base', value: 'Altura, inclinação, giro, pivô' },
    ],
  },
  'panorelle-true-32-creator-monitor': {
    name: 'Monitor para criadores Panorelle True 32',
    description:
      'Cor que você pode aprovar. Cada painel é calibrado na fábrica a um fio de cabelo da referência e traz o próprio relatório. Um único cabo USB-C leva a imagem, os dados e 96 W para o notebook.',
    specs: [
      { label: 'Painel', value: 'IPS de 32 polegadas, antirreflexo' },
      { label: 'Resolução', value: '3840 × 2160 a 60 Hz' },
      { label: 'Gama de cores', value: '99% DCI-P3' },
      { label: 'Precisão', value: 'Delta E abaixo de 1,5' },
      { label: 'Entradas', value: 'USB-C 96 W, HDMI, DisplayPort' },
      { label: 'Base', value: 'Altura, inclinação, giro, pivô' },
      { label: 'Peso', value: '8,4 kg' },
    ],
  },
  'panorelle-arc-34-ultrawide-monitor': {
    name: 'Monitor ultrawide Panorelle Arc 34',
    description:
      'O jogo à esquerda, o chat à direita, nada no meio. A curva suave de 1500R deixa as duas bordas à mesma distância, e uma timeline longa se lê como uma página. Vem com base de aço e uma tampa que esconde os cabos.',
    specs: [
      { label: 'Painel', value: 'VA de 34 polegadas, curvatura 1500R' },
      { label: 'Resolução', value: '3440 × 1440 a 165 Hz' },
      { label: 'Contraste', value: '4000 : 1' },
      { label: 'Entradas', value: '2 × HDMI, DisplayPort, USB-C 65 W' },
      { label: 'Base', value: 'Altura, inclinação, giro' },
      { label: 'Peso', value: '7,9 kg' },
    ],
  },
  'panorelle-folio-16-portable-monitor': {
    name: 'Monitor portátil Panorelle Folio 16',
    description:
      'Uma segunda tela que vai aonde o notebook vai. Nove milímetros de espessura, imagem e energia por um único cabo USB-C, e a capa dobra e vira suporte. Boa para o hotel, para um show ao vivo ou como prévia da câmera.',
    specs: [
      { label: 'Painel', value: 'IPS de 16 polegadas' },
      { label: 'Resolução', value: '2560 × 1600 a 60 Hz' },
      { label: 'Brilho', value: '400 cd/m²' },
      { label: 'Entradas', value: '2 × USB-C, mini HDMI' },
      { label: 'Espessura', value: '9 mm' },
      { label: 'Peso', value: '690 g' },
    ],
  },
  'panorelle-sill-14-touch-strip': {
    name: 'Barra touch Panorelle Sill 14',
    description:
      'Uma tela de toque longa e baixa para o espaço sob o monitor. Chat, níveis e botões de cena sempre à vista, sem abrir mão de uma janela. Apoia-se no próprio pé e precisa de um cabo só.',
    specs: [
      { label: 'Painel', value: 'IPS de 14 polegadas, 10 pontos de toque' },
      { label: 'Resolução', value: '3840 × 1100' },
      { label: 'Brilho', value: '350 cd/m²' },
      { label: 'Entradas', value: 'USB-C, mini HDMI' },
      { label: 'Dimensões', value: '352 × 124 × 16 mm' },
    ],
  },
  'vantrell-mark-7-field-monitor': {
    name: 'Monitor de campo Vantrell Mark 7',
    description:
      'Veja a cena como ela é, até ao meio-dia. Uma tela clara de 7 polegadas vai sobre a câmera, com waveform, cores falsas e focus peaking a um toque. O para-sol dobra e protege o vidro.',
    specs: [
      { label: 'Painel', value: 'IPS touch de 7 polegadas' },
      { label: 'Resolução', value: '1920 × 1200' },
      { label: 'Brilho', value: '1600 cd/m²' },
      { label: 'Entradas', value: 'HDMI com saída de passagem' },
      { label: 'Ferramentas', value: 'Waveform, peaking, cores falsas, LUTs' },
      { label: 'Peso', value: '390 g' },
    ],
  },
  'castlane-script-teleprompter': {
    name: 'Teleprompter Castlane Script',
    description:
      'Leia cada palavra sem nunca desviar o olhar. Um vidro espelhado põe o seu roteiro bem na frente da lente, e o app gratuito rola no ritmo da sua voz. Recebe celulares e tablets de até 11 polegadas e dobra plano no estojo.',
    specs: [
      { label: 'Vidro', value: 'Espelhado 70/30, 210 × 160 mm' },
      { label: 'Compatível com', value: 'Celulares e tablets de até 11 polegadas' },
      { label: 'Lente', value: 'Até 95 mm de diâmetro, a partir de 24 mm de distância focal' },
      { label: 'Controle remoto', value: 'Bluetooth, incluso' },
      { label: 'Peso', value: '1,3 kg' },
    ],
  },
  'panorelle-glow-mini-projector': {
    name: 'Miniprojetor Panorelle Glow',
    description:
      'Uma noite de cinema em uma mão. O Glow projeta uma imagem nítida de 80 polegadas a dois metros, alinha tudo sozinho e toca duas horas e meia na bateria. Um pé inclinável aponta para o teto, se der vontade.',
    specs: [
      { label: 'Resolução', value: '1920 × 1080' },
      { label: 'Brilho', value: '550 lm' },
      { label: 'Imagem', value: '30–120 polegadas' },
      { label: 'Autonomia', value: '2,5 horas' },
      { label: 'Entradas', value: 'HDMI, USB-C, Wi-Fi' },
      { label: 'Peso', value: '1,2 kg' },
    ],
  },
};
