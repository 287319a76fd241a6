import type { ProductTranslation } from '../../seed-translation';

export const smartHome: Record<string, ProductTranslation> = {
  'hearthlet-smart-plug': {
    name: 'Tomada inteligente Hearthlet',
    description:
      'Ligue e desligue de onde estiver qualquer coisa que vá na tomada. Programe por hora, no pôr do sol ou dentro de uma cena, e veja quanto cada aparelho gasta. Fina o bastante para deixar livre a tomada ao lado.',
    specs: [
      { label: 'Carga máxima', value: '15 A, 1800 W' },
      { label: 'Conexão', value: 'Wi-Fi de 2,4 GHz, sem hub' },
      { label: 'Mede', value: 'Potência e energia' },
      { label: 'Controle', value: 'App, voz, botão' },
      { label: 'Dimensões', value: '52 × 38 × 52 mm' },
    ],
  },
  'hearthlet-smart-color-bulb': {
    name: 'Lâmpada colorida inteligente Hearthlet',
    description:
      'Todos os brancos, da vela ao meio-dia, e depois todas as cores. Muda aos poucos, lembra o último estado depois de uma queda de luz e desce a um por cento para as noites longas. O soquete de rosca padrão serve na luminária que você já tem.',
    specs: [
      { label: 'Fluxo luminoso', value: '1100 lm (equivale a 75 W)' },
      { label: 'Cor', value: '16 milhões, 2200–6500 K' },
      { label: 'Soquete', value: 'E26 / E27' },
      { label: 'Conexão', value: 'Wi-Fi de 2,4 GHz, sem hub' },
      { label: 'Vida útil', value: '25.000 horas' },
    ],
  },
  'hearthlet-ribbon-led-strip': {
    name: 'Fita de LED Hearthlet Ribbon 5 m',
    description:
      'Cinco metros de cor para prateleiras, mesas e a traseira do monitor. Cada trecho pode ter o próprio tom, então pores do sol e degradês ficam de verdade. Corte a cada dez centímetros; o adesivo segura em madeira, pintura e metal.',
    specs: [
      { label: 'Comprimento', value: '5 m, corte a cada 10 cm' },
      { label: 'LEDs', value: '60 por metro, endereçáveis' },
      { label: 'Cor', value: 'RGB e branco quente' },
      { label: 'Controle', value: 'App via Wi-Fi, controle remoto' },
      { label: 'Alimentação', value: 'Fonte de 24 W, inclusa' },
    ],
  },
  'hearthlet-on-air-smart-sign': {
    name: 'Placa inteligente Hearthlet On-Air',
    description:
      'Acende quando você entra ao vivo, para a casa toda saber. Ela percebe a sua câmera pelo Wi-Fi e liga sozinha, ou você aperta a lateral. Pendure perto da porta ou deixe na prateleira atrás de você.',
    specs: [
      { label: 'Luz', value: 'Acrílico iluminado pela borda, dimerizável' },
      { label: 'Conexão', value: 'Wi-Fi de 2,4 GHz' },
      { label: 'Alimentação', value: 'USB-C, cabo de 2 m' },
      { label: 'Dimensões', value: '260 × 110 × 32 mm' },
      { label: 'Instalação', value: 'Parede ou prateleira' },
    ],
  },
  'hearthlet-porch-video-doorbell': {
    name: 'Campainha com vídeo Hearthlet Porch',
    description:
      'Veja quem chegou sem sair do microfone. A imagem vertical mostra rostos e encomendas, a conversa é clara e as horas de silêncio deixam a campainha fora da sua gravação. Funciona com bateria ou com a fiação que já existe.',
    specs: [
      { label: 'Vídeo', value: '2048 × 1536, visão noturna' },
      { label: 'Ângulo de visão', value: '150° na vertical' },
      { label: 'Autonomia', value: '5 meses' },
      { label: 'Armazenamento', value: 'No aparelho, sem assinatura' },
      { label: 'Resistência ao tempo', value: 'IP65' },
      { label: 'Dimensões', value: '138 × 46 × 26 mm' },
    ],
  },
  'hearthlet-lookout-indoor-camera': {
    name: 'Câmera interna Hearthlet Lookout',
    description:
      'Vira a cabeça para seguir o gato e fecha a pálpebra quando você está em casa. Imagem clara de dia e de noite, conversa nos dois sentidos e gravações que ficam em um cartão dentro da câmera. Na prateleira ou no teto.',
    specs: [
      { label: 'Vídeo', value: '2304 × 1296, visão noturna' },
      { label: 'Movimento', value: 'Giro de 360°, inclinação de 110°' },
      { label: 'Privacidade', value: 'Tampa mecânica da lente' },
      { label: 'Armazenamento', value: 'Cartão de memória de até 256 GB' },
      { label: 'Alimentação', value: 'USB-C' },
    ],
  },
  'hearthlet-round-smart-thermostat': {
    name: 'Termostato inteligente Hearthlet Round',
    description:
      'Gire o anel, e a sala concorda. Ele aprende quando o estúdio está em uso, segura a ventilação enquanto você grava e mostra o mês em números simples. Um acabamento cobre as marcas do antigo.',
    specs: [
      { label: 'Tela', value: 'Redonda de 2,1 polegadas, brilho automático' },
      { label: 'Controle', value: 'Anel, app, voz' },
      { label: 'Sensores', value: 'Temperatura, umidade, presença' },
      { label: 'Fiação', value: '24 V, fio C ou adaptador' },
      { label: 'Diâmetro', value: '84 mm' },
    ],
  },
  'hearthlet-nook-smart-speaker': {
    name: 'Caixa de som inteligente Hearthlet Nook',
    description:
      'Uma caixinha de som de presença, vestida de tecido. Enche a sala por igual de qualquer canto, faz par estéreo e tem uma chave que desconecta os microfones de verdade. Toque em cima para o volume.',
    specs: [
      { label: 'Potência', value: '20 W' },
      { label: 'Alto-falantes', value: 'Woofer de 3 polegadas, tweeter de 0,8 polegada' },
      { label: 'Conexão', value: 'Wi-Fi 5, Bluetooth 5.0' },
      { label: 'Microfones', value: '4, com chave física' },
      { label: 'Dimensões', value: '112 × 112 × 138 mm' },
    ],
  },
  'hearthlet-dusk-smart-lamp': {
    name: 'Luminária inteligente Hearthlet Dusk',
    description:
      'Um cogumelo de vidro opalino que brilha como a última meia hora do dia. Toque para diminuir, programe para acordar aos poucos ou inclua nas cenas do estúdio. A base torneada é de um terracota quente.',
    specs: [
      { label: 'Fluxo luminoso', value: '650 lm' },
      { label: 'Cor', value: '2000–5000 K' },
      { label: 'Materiais', value: 'Vidro opalino, aço pintado' },
      { label: 'Conexão', value: 'Wi-Fi de 2,4 GHz' },
      { label: 'Dimensões', value: '24 × 24 × 31 cm' },
      { label: 'Potência', value: '9 W' },
    ],
  },
};
